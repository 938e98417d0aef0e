import type { TestProject } from 'vitest/node';
import { startAuthEmulator } from './auth-emulator.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** host:port of the Auth emulator that all function tests share. */
    authEmulator: string;
  }
}

/** Runs once before the function tests; returns what runs after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await startAuthEmulator();
  project.provide('authEmulator', emulator.address);
  return emulator.stop;
}
