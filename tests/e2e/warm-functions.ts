import type { FullConfig } from '@playwright/test';
import { warmFunctions } from '../helpers/local-stack';

/** Runs once before the tests. */
export default ({ workers }: FullConfig) => warmFunctions(workers);
