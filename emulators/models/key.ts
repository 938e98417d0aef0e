/** The key that opens every provider's endpoint of the emulator; any other is refused. */
export const EMULATOR_KEY = 'local-models-key';
