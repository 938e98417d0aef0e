/**
 * Bundles the functions for deployment: npm packages stay external and are installed in the cloud
 * from functions/package.json and the lock file that is written beside it; `src/shared` is inlined,
 * because it lies outside the folder that `firebase deploy` uploads. `--watch` bundles again whenever
 * a source changes.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, context, type BuildOptions, type Plugin } from 'esbuild';

/**
 * Leaves a file alone that is as it should be. The Functions emulator ends its processes when a file
 * is written, and another stack may be running on the same files.
 */
function writeChanged(path: string, content: Uint8Array): void {
  try {
    if (readFileSync(path).equals(content)) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const writeBundle: Plugin = {
  name: 'write-bundle',
  setup(bundler) {
    bundler.onEnd(({ outputFiles = [] }) => {
      for (const { path, contents } of outputFiles) writeChanged(path, contents);
    });
  },
};

const options: BuildOptions = {
  entryPoints: ['src/index.ts'],
  outdir: 'lib',
  bundle: true,
  // Vendor clients are imported where they are used, so that a cold start does not pay for them.
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
  write: false,
  plugins: [writeBundle],
};

/**
 * The part of the root's lock file that functions/package.json needs, so that what runs in the cloud is
 * what was tested. npm leaves out the rest. It takes no other version, because it is offline and its
 * cache is empty.
 *
 * @throws with npm's output when a package is missing from the root's lock file
 */
function lockFile(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  const file = join(folder, 'package-lock.json');
  try {
    copyFileSync('package.json', join(folder, 'package.json'));
    writeFileSync(file, JSON.stringify(rootLockFile()));
    execFileSync('npm', ['install', '--package-lock-only', '--offline', `--cache=${folder}`], {
      cwd: folder,
      stdio: 'pipe',
      encoding: 'utf8',
    });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The root's lock file without optional packages that it does not lock, like what firebase-admin needs for
 * Cloud Storage: `npm ci` would miss them.
 */
function rootLockFile() {
  const { packages, ...rest } = JSON.parse(readFileSync('../package-lock.json', 'utf8')) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const paths = Object.keys(packages);
  const isLocked = (name: string) => paths.some((path) => path.endsWith(`node_modules/${name}`));
  const reduced = Object.entries(packages).map(
    ([path, { optionalDependencies = {}, ...locked }]) => {
      const optional = Object.entries(optionalDependencies).filter(([name]) => isLocked(name));
      return [path, { ...locked, optionalDependencies: Object.fromEntries(optional) }];
    },
  );
  return { ...rest, packages: Object.fromEntries(reduced) };
}

if (process.argv.includes('--watch')) {
  const bundler = await context(options);
  await bundler.watch();
  process.once('SIGTERM', () => {
    void bundler.dispose();
  });
} else {
  await build(options);
  writeChanged(join(import.meta.dirname, 'package-lock.json'), lockFile());
}
