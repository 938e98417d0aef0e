/** Positive words that models use about companies and products. */
const POSITIVE = {
  en: `
    admired affordable amazing appealing attractive award awarded beloved best better brilliant
    clear clever comfortable compelling competent convincing creative delightful dependable durable
    easy effective efficient elegant enjoyable established excellent exceptional experienced expert
    fair fantastic fast favorite favourite flexible flawless friendly generous good great happy
    helpful honest ideal impressive improved innovative intuitive leader leading liked
    love loved loyal modern outstanding perfect pleasant polished popular positive powerful praised
    premium professional quick recommend recommendable recommended refined reliable renowned
    reputable respected responsive robust safe satisfied seamless secure skilled smooth solid
    strength strengths strong successful superb superior sustainable thorough top transparent
    trusted trustworthy useful valuable versatile wonderful worth worthwhile`,
  /** Base forms; endings are added. */
  de: `
    angenehm anerkannt angesehen ausgezeichnet begeistert bekannt beliebt beste besser bewährt
    bequem brillant durchdacht effektiv effizient ehrlich einfach elegant empfehlenswert empfohlen
    engagiert erfahren erfolgreich erstklassig exzellent fair flexibel freundlich führend
    geschätzt geeignet gelobt gründlich gut günstig herausragend hervorragend hilfreich hochwertig
    ideal innovativ intuitiv klar kompetent kreativ langlebig lohnend lohnt modern nachhaltig
    nützlich optimal perfekt positiv praktisch preiswert professionell renommiert reibungslos
    robust schnell seriös sicher solide sorgfältig souverän stark stärke stärken sympathisch
    toll transparent überzeugend überzeugt übersichtlich unkompliziert verlässlich vertrauenswürdig
    vielseitig vorbildlich vorteil vorteile wertvoll wunderbar zufrieden zuverlässig empfehlung
    empfehlen marktführer`,
} as const;

/** Negative words. */
const NEGATIVE = {
  en: `
    alarming annoying avoid awful bad boring broken buggy clumsy complaint complaints
    complicated concern concerns confusing controversial controversy costly criticised criticism
    criticized cumbersome dangerous dated defective difficult disappointed disappointing dishonest
    dissatisfied expensive fail failed fails failure failures faulty flawed fraud frustrating
    hidden inadequate inconsistent incompetent inferior insecure issue issues lacking lacks lawsuit
    lawsuits limited mediocre misleading negative outdated overpriced pitfall poor poorly problem
    problems questionable recall recalls risky rude scam scandal scandals shoddy slow sloppy
    struggle struggles struggling terrible unclear uncomfortable unfriendly unhappy unhelpful
    unprofessional unreliable unresponsive unsafe untrustworthy useless warning weak weakness
    weaknesses worse worst`,
  /** Base forms; endings are added. */
  de: `
    abzuraten altmodisch anfällig ärgerlich bedenklich begrenzt beschwerde beschwerden betrug
    betrügerisch defekt dubios durchwachsen enttäuscht enttäuschend enttäuschung fehler fehlerhaft
    fragwürdig frustrierend gefährlich gescheitert inkompetent kompliziert kritik kritikpunkt
    kritisch kritisiert langsam langweilig mangel mangelhaft mängel minderwertig mittelmäßig
    nachteil nachteile nachteilig negativ oberflächlich problem probleme problematisch riskant
    rückruf rückrufe schlecht schlechter schwach schwäche schwächen schwerfällig skandal skandale
    störend teuer teure teurer teures teuren überteuert umständlich umstritten unbefriedigend
    unfreundlich ungenügend unklar unseriös unsicher unübersichtlich unzufrieden unzureichend
    unzuverlässig veraltet verbesserungswürdig vermeiden verwirrend vorsicht warnung
    zweifelhaft`,
} as const;

/** Negations of the next few words; without apostrophes, which comparison removes. */
const NEGATING = `
  not no never without hardly barely neither nor cannot cant dont doesnt didnt isnt arent wasnt
  werent wont nicht nichts kein keine keinen keiner keines keinem nie niemals
  ohne kaum weder`;

/** Endings of German adjectives. */
const ENDINGS = ['', 'e', 'er', 'es', 'en', 'em'] as const;

export const LEXICON = {
  positive: POSITIVE,
  negative: NEGATIVE,
  negating: NEGATING,
  endings: ENDINGS,
};
