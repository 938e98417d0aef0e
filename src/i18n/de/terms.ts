import type { terms as en } from '../en/terms.ts';

export const terms: typeof en = {
  title: 'Allgemeine Geschäftsbedingungen',
  description:
    'Die Bedingungen für die Nutzung dieser Website und die jährliche Community-Mitgliedschaft.',
  updated: '2026-11-26',
  sections: [
    {
      heading: '1. Geltungsbereich',
      text: [
        'Diese Bedingungen gelten für die Nutzung dieser Website und für Verträge über die kostenpflichtige Community-Mitgliedschaft zwischen Ihnen und {company}, {street}, {postalCode} {city}, {country} („wir“). Für Beratungs-, Entwicklungs- und Marketingleistungen gelten individuelle Angebote. Verbraucherin oder Verbraucher sind Sie, wenn Sie überwiegend zu Zwecken bestellen, die weder Ihrer gewerblichen noch Ihrer selbständigen beruflichen Tätigkeit zugerechnet werden können.',
      ],
    },
    {
      heading: '2. Inhalt der Mitgliedschaft',
      text: [
        'Die Mitgliedschaft ist ein Jahresabonnement. Sie umfasst den Zugang zur Prompt-Bibliothek, zu den Video-Tutorials und Anleitungen, zum Brand Checker und zu den weiteren Werkzeugen des Mitgliederbereichs, deren Aktualisierungen, jeden Monat ein Live-Q&A und bevorzugten Support. Daneben gibt es eine kostenlose Stufe mit kleinerem Umfang.',
        'Bevorzugter Support heißt: Sie schreiben uns im Mitgliederbereich, und ein Mensch antwortet innerhalb von zwei Arbeitstagen, vor anderen Anfragen. Arbeitstage sind Montag bis Freitag außer den gesetzlichen Feiertagen in Berlin; der Tag Ihrer Nachricht zählt nicht mit.',
        'Sie benötigen ein Gerät mit einem aktuellen Browser und eine Internetverbindung. Weitere technische Voraussetzungen oder einen Kopierschutz gibt es nicht.',
      ],
    },
    {
      heading: '3. Vertragsschluss',
      text: [
        'Die Darstellung auf der Website ist noch kein bindendes Angebot. Sie wählen die Mitgliedschaft im Mitgliederbereich; eine Zusammenfassung zeigt, was Sie bestellen, den Preis, die Laufzeit, die Verlängerung und das Widerrufsrecht. Bis Sie „Zahlungspflichtig bestellen“ anklicken, können Sie alles prüfen und die Seite ohne Bestellung verlassen. Mit diesem Klick bestellen Sie; das ist Ihr Angebot. Danach öffnet sich die Seite unseres Zahlungsdienstleisters Stripe, auf der Sie Rechnungsanschrift und Zahlungsart angeben und beides bis zur Zahlung prüfen und ändern können. Der Vertrag kommt zustande, sobald Ihre Zahlung erfolgreich ist: Dann nehmen wir Ihr Angebot durch die Freischaltung Ihres Zugangs an. Bezahlen Sie nicht, verfällt Ihre Bestellung mit der Zahlungsseite, spätestens nach 24 Stunden.',
        'Der Vertrag wird auf Deutsch oder Englisch geschlossen, je nachdem, welche Sprache Sie auf der Website wählen. Unmittelbar nach Vertragsschluss erhalten Sie den Vertrag mit diesen Bedingungen und der Widerrufsbelehrung per E-Mail. Wir speichern den Vertragstext, wie er gesendet wurde; herunterladen können Sie ihn im Dashboard unter „Abo“, solange Ihre Mitgliedschaft läuft, und danach in den Kontoeinstellungen unter „Abrechnung“. Die aktuellen Bedingungen finden Sie jederzeit hier. Einem Verhaltenskodex haben wir uns nicht unterworfen.',
      ],
    },
    {
      heading: '4. Preise und Zahlung',
      text: [
        '{price} Alle Preise enthalten die gesetzliche Umsatzsteuer, in Deutschland derzeit {percent} Prozent. In anderen EU-Ländern gilt deren Satz; der Endpreis bleibt gleich. Akzeptierte Währungen sind EUR, USD, GBP, CHF und CAD; die Mitgliedschaft wird in Euro berechnet, die anderen gelten für individuelle Angebote. Die Zahlung ist für den gesamten Zeitraum im Voraus fällig und wird über unseren Zahlungsdienstleister abgewickelt.',
      ],
    },
    {
      heading: '5. Laufzeit und Kündigung',
      text: [
        'Die Mitgliedschaft läuft zunächst zwölf Monate und kann jederzeit zu deren Ende gekündigt werden. Kündigen Sie nicht, läuft sie danach auf unbestimmte Zeit weiter, wird jährlich im Voraus bezahlt und kann von Ihnen jederzeit mit einer Frist von einem Monat gekündigt werden. Was Sie für die Zeit nach dem Ende bezahlt haben, erstatten wir tagesgenau, in ganzen Cent und auf dem Weg, auf dem Sie gezahlt haben.',
        'Die Kündigung ist im Dashboard, über die Seite [Verträge hier kündigen](/cancel-contract) oder per E-Mail an {email} möglich. Ihr Zugang bleibt bis zum Ende des Vertrags bestehen. Wir können die Mitgliedschaft nach den ersten zwölf Monaten mit einer Frist von einem Monat zum Ende eines von Ihnen bezahlten Zeitraums kündigen. Das Recht beider Seiten zur Kündigung aus wichtigem Grund bleibt unberührt.',
        'Wenn Sie Ihr Konto löschen, endet die Mitgliedschaft sofort. In den ersten 14 Tagen erstatten wir alles, nach den ersten zwölf Monaten die Tage nach Ablauf der Monatsfrist. Im Übrigen verfällt die restliche Zeit.',
      ],
    },
    {
      heading: '6. Widerrufsrecht und Erstattung',
      text: [
        'Verbraucherinnen und Verbraucher können den Vertrag binnen 14 Tagen widerrufen; wie das geht, steht unten in der [Widerrufsbelehrung](#withdrawal). Die auf dieser Website genannte Geld-zurück-Garantie von 14 Tagen ist dieses gesetzliche Recht: Sie bekommen alles zurück, ob Sie die Mitgliedschaft genutzt haben oder nicht. Über Ihre gesetzlichen Rechte und Ziffer 5 hinaus liegen Erstattungen in unserem Ermessen.',
      ],
    },
    {
      heading: '7. Ihr Konto',
      text: [
        'Bitte machen Sie richtige Angaben und behalten Sie Ihr Passwort für sich. Ein Konto ist für eine Person bestimmt. Informieren Sie uns sofort, wenn Sie vermuten, dass jemand anderes es nutzt.',
      ],
    },
    {
      heading: '8. Nutzung der Inhalte',
      text: [
        'Prompts, Vorlagen und Tutorials dürfen Sie für Ihre eigene Arbeit und die Ihres Unternehmens nutzen und verändern. Weiterverkauf, Veröffentlichung und die Weitergabe des Zugangs sind nicht gestattet.',
      ],
    },
    {
      heading: '9. Ergebnisse von KI-Werkzeugen',
      text: [
        'Die Werkzeuge senden Ihre Eingaben an Sprachmodelle und zeigen deren Antworten. Antworten können unvollständig oder falsch sein. Prüfen Sie sie, bevor Sie sich darauf verlassen. Sie sind dafür verantwortlich, dass Sie die Rechte an Ihren Eingaben haben. Ihre eigenen Prompts können Sie als JSON oder Markdown und die Ergebnisse des Brand Checkers als CSV mitnehmen, solange die Mitgliedschaft läuft, und alles, was wir über Sie speichern, als JSON, solange das Konto besteht.',
      ],
    },
    {
      heading: '10. Verfügbarkeit und Aktualisierungen',
      text: [
        'Wir bemühen uns um ständige Verfügbarkeit, können Unterbrechungen durch Wartung oder aus Gründen außerhalb unseres Einflusses aber nicht ausschließen. Solange Ihr Vertrag läuft, stellen wir die Aktualisierungen bereit, die für die Vertragsmäßigkeit der digitalen Produkte erforderlich sind, auch Sicherheitsaktualisierungen, und informieren Sie darüber (§ 327f BGB). Sie erhalten sie von selbst; zu installieren ist nichts.',
      ],
    },
    {
      heading: '11. Mängel',
      text: [
        'Hat ein digitales Produkt einen Mangel, gelten Ihre gesetzlichen Rechte (§§ 327i bis 327n BGB): Sie können verlangen, dass wir ihn beheben, unter den gesetzlichen Voraussetzungen den Preis mindern oder den Vertrag beenden und Schadensersatz fordern. Schreiben Sie an {email} oder nutzen Sie die [Kontaktseite](/contact).',
      ],
    },
    {
      heading: '12. Änderungen der Leistung',
      text: [
        'Wir entwickeln die Inhalte weiter. Über das hinaus, was zur Vertragsmäßigkeit nötig ist, ändern wir die Leistung nur aus triftigem Grund: um sie an eine neue technische Umgebung oder eine erhöhte Nutzerzahl anzupassen, aus Gründen der Sicherheit, weil ein Anbieter einen Dienst beendet oder ändert, auf dem wir aufbauen, oder weil das Gesetz es verlangt. Ihnen entstehen dadurch keine Kosten, und wir informieren Sie klar und verständlich.',
        'Beeinträchtigt eine Änderung Ihren Zugang oder die Nutzbarkeit mehr als nur unerheblich, informieren wir Sie innerhalb einer angemessenen Frist vorher per E-Mail über Merkmale und Zeitpunkt der Änderung und über Ihre Rechte: Sie können den Vertrag innerhalb von 30 Tagen nach dieser Information oder, wenn das später ist, nach der Änderung unentgeltlich beenden und erhalten zurück, was Sie für die Zeit danach bezahlt haben. Dieses Recht besteht nicht, wenn wir Ihnen die unveränderte Leistung ohne Mehrkosten erhalten (§ 327r BGB).',
      ],
    },
    {
      heading: '13. Änderungen der Bedingungen und Preise',
      text: [
        'Es kann sein, dass wir diese Bedingungen oder den Preis aus sachlichem Grund ändern möchten. Wir informieren Sie darüber per E-Mail; Änderungen werden 30 Tage nach dieser Mitteilung wirksam, für Ihren laufenden Vertrag nur, wenn Sie zustimmen. Schweigen gilt nicht als Zustimmung. Stimmen Sie nicht zu, läuft Ihr Vertrag unverändert weiter; beide Seiten behalten ihr Recht, ihn nach Ziffer 5 zu beenden. Bereits bezahlte Preise gelten bis zum Ende des Zeitraums.',
      ],
    },
    {
      heading: '14. Haftung',
      text: [
        'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit, für von uns übernommene Garantien sowie nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, auf deren Einhaltung Sie regelmäßig vertrauen dürfen, begrenzt auf den vorhersehbaren, vertragstypischen Schaden. Ihre Rechte nach Ziffer 11 werden dadurch nicht beschränkt.',
      ],
    },
    {
      heading: '15. Schlussbestimmungen',
      text: [
        'Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Zwingende Verbraucherschutzvorschriften des Staates, in dem Sie leben, bleiben unberührt. Wir sind weder verpflichtet noch bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam.',
      ],
    },
  ],
};
