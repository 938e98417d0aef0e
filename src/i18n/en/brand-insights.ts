import { NAMES } from '../names.ts';

export const brandInsights = {
  chart: {
    oneDay: 'One day so far. The chart begins with a second one.',
    allZero: 'No mention on any day.',
  },
  question: {
    label: 'Platforms compared',
    caption: 'Answers to “{prompt}” by platform',
    platform: 'Platform',
    named: 'Named',
    firstThree: 'Among the first three',
    competitors: 'Competitors named',
    tone: NAMES.en.sentiment,
    yes: 'Yes',
    no: 'No',
    ofSamples: '{named} of {count}',
  },
  next: {
    label: 'Next step:',
    steps: {
      notNamed:
        'No model names you from memory yet. Read whom the answers name instead, and ask again with more samples before you draw conclusions.',
      notFound:
        'No answer names you yet. Open the answers, see which sites they cite, and get listed or written about there. Then ask again.',
      platformSilent:
        '{platform} does not name you. Read whom it names instead, and ask again with more samples before you draw conclusions.',
      platformFindsOthers:
        '{platform} does not name you. Read what it cites instead of you, and ask again with more samples before you draw conclusions.',
      tone: 'The answers are critical of you. Read the reasons given with each answer, and correct what is out of date on your site and in directories.',
      platformUntested: 'Ask {platform} the same question too; the models differ a lot.',
      addCompetitors:
        'Add competitors to the campaign. Then you see your share of voice and who is named instead of you.',
      behind:
        'Competitors are named more often than you. See in which answers, and write the page that answers this question best.',
      again:
        'Ask the same question again on another day. From four days with answers on you see a trend.',
      keep: 'Keep asking the same questions, so that you notice when something changes.',
    },
  },
  compare: {
    platforms: 'Platforms compared',
    competitors: 'Competitors compared',
    perAnswer: 'Answers with the name',
    platform: 'Platform',
    allPlatforms: 'All platforms',
    noCompetitors: 'This campaign has no competitors yet. Edit it to add some.',
    notCounted: 'There are no answers since you added competitors. The next test counts them.',
  },
  change: {
    open: 'Compare with the answer before',
    none: 'There is no earlier answer of this platform to this question.',
    hint: 'Only in the earlier answer: struck through. Only in this one: underlined.',
    same: 'Both answers have the same words.',
    earlier: 'Before',
    now: 'This answer',
    removed: '[removed:',
    removedEnd: 'end]',
    added: '[new:',
    addedEnd: 'end]',
  },
};
