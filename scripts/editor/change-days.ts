import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CONTENT_FOLDER } from '#src/integrations/content-checks/read-content.ts';

const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * Returns the UTC day (2025-03-14) of a file's last change: its last commit, or its time on disk when
 * it is changed since, not committed yet, or there is no repository.
 *
 * @param root folder of the project
 */
export async function changeDays(root: string): Promise<(path: string) => Promise<string>> {
  const [log, status] = await Promise.all([
    git(root, ['log', '--relative', '--format=@%cI', '--name-only', '--', CONTENT_FOLDER]),
    git(root, ['status', '--porcelain', '--untracked-files=all', '--', CONTENT_FOLDER]),
  ]);
  const committed = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) day = new Date(line.slice(1)).toISOString().slice(0, 10);
    else if (!committed.has(line)) committed.set(line, day);
  }
  const changed = new Set(status.split('\n').map((line) => line.slice(3)));
  return async (path) => {
    const known = changed.has(path) ? undefined : committed.get(path);
    return known ?? (await stat(join(root, path))).mtime.toISOString().slice(0, 10);
  };
}

/** Output of git, empty where there is no repository. */
async function git(root: string, parameters: string[]): Promise<string> {
  try {
    const command = ['-c', 'core.quotePath=false', ...parameters];
    return (await promisify(execFile)('git', command, { cwd: root, maxBuffer: MAX_OUTPUT })).stdout;
  } catch {
    return '';
  }
}
