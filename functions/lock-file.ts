/**
 * The lock file of the uploaded folder: a part of the root's, so that what runs in the cloud is what
 * was tested. npm can only make one by asking the registry for newer versions.
 */

/** A package of a lock file (version 3), as far as it is looked at; the rest is kept. */
export interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [other: string]: unknown;
}

export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
  [other: string]: unknown;
}

interface Placed {
  /** Where it is in the root's lock file, and where in this one. */
  from: string;
  to: string;
}

/** What a package is in the root's lock file because of others there. */
const ROOT_ONLY = new Set(['dev', 'devOptional', 'peer', 'link']);

/**
 * A workspace's part of the root's lock file, with the same versions in the places that npm would
 * give them: at the top, and below the package that needs it where another version is at the top.
 *
 * @param workspace path of the workspace, which becomes the root
 * @throws Error when the root's lock file lacks a package that is not optional
 */
export function lockFileOf(root: LockFile, workspace: string): LockFile {
  const { version: _version, ...own } = root.packages[workspace] ?? {};
  const packages: Record<string, LockedPackage> = { '': own };
  const origins = new Map<string, string>();
  const queue: Placed[] = [{ from: workspace, to: '' }];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const [name, isOptional] of needsOf(root.packages[next.from] ?? {})) {
      const from = resolve(root.packages, next.from, name);
      if (from === null) {
        if (isOptional) continue;
        throw new Error(`package-lock.json lacks ${name}, which ${next.from} needs.`);
      }
      const found = resolve(packages, next.to, name);
      if (found !== null && origins.get(found) === from) continue;
      const to = `${found === null || next.to === '' ? '' : `${next.to}/`}node_modules/${name}`;
      packages[to] = copyOf(root.packages, from);
      origins.set(to, from);
      queue.push({ from, to });
    }
  }
  return {
    name: own['name'],
    lockfileVersion: root.lockfileVersion,
    requires: true,
    packages: Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** What a package needs, and whether it can do without. */
function needsOf(locked: LockedPackage): Map<string, boolean> {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked;
  const isOptionalPeer = (name: string) => peerDependenciesMeta?.[name]?.optional === true;
  return new Map([
    ...Object.keys(peerDependencies ?? {})
      .filter((name) => !isOptionalPeer(name))
      .map((name) => [name, false] as const),
    ...Object.keys(dependencies ?? {}).map((name) => [name, false] as const),
    ...Object.keys(optionalDependencies ?? {}).map((name) => [name, true] as const),
  ]);
}

/** Where Node finds a package from a place: the nearest `node_modules` above that has it. */
function resolve(
  packages: Record<string, LockedPackage>,
  place: string,
  name: string,
): string | null {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, candidate)) return candidate;
    if (folder === '') return null;
  }
}

/**
 * A package's entry without what it is in the root's lock file only, and without optional packages
 * that are not locked there: npm would refuse the whole file.
 */
function copyOf(packages: Record<string, LockedPackage>, from: string): LockedPackage {
  const entries = Object.entries(packages[from] ?? {}).filter(([key]) => !ROOT_ONLY.has(key));
  const { optionalDependencies, ...copy }: LockedPackage = Object.fromEntries(entries);
  const locked = Object.entries(optionalDependencies ?? {}).filter(
    ([name]) => resolve(packages, from, name) !== null,
  );
  return locked.length === 0 ? copy : { ...copy, optionalDependencies: Object.fromEntries(locked) };
}
