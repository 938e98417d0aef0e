export const brandStart = {
  steps: {
    heading: 'Three steps to your first result',
    brand: {
      title: 'Name your brand',
      text: 'A campaign says which brand to look for, and whom to compare it with.',
      action: 'Create a campaign',
    },
    question: {
      title: 'Ask a question',
      text: 'Ask what a customer would ask, without naming your brand. There are suggestions for your industry.',
      action: 'Choose a question',
    },
    run: {
      title: 'Run it',
      text: 'Answers from memory come within a minute, those with web search one after the other. Then you see a report like this one.',
    },
    done: 'Done',
    lesson: 'Lesson: your first campaign and how to read it',
  },
  sample: {
    badge: 'Sample',
    heading: 'What a report looks like',
    text: 'A made-up bicycle workshop and made-up answers, counted as yours would be. It is in none of your numbers.',
    remove: 'Remove the sample',
    show: 'Show the sample campaign',
    report: 'Open as a report',
  },
  suggestions: {
    heading: 'Suggestions',
    hint: 'A click puts one into the field; change it as you like.',
  },
};
