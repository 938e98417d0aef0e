/** The tools that a lesson can be about, by the names of their routes. */
export const LESSON_TOOLS = [
  'brandChecker',
  'smartBuilder',
  'promptLibrary',
  'promptBuilder',
  'periodicTable',
] as const;
