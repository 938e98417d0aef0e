/** The key that opens every provider's endpoint of the emulator; any other is refused. */
export const LOCAL_LLM_KEY = 'local-llm-key';
