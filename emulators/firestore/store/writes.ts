import { isDeepStrictEqual } from 'node:util';
import { invalidArgument, StatusError } from '../errors.ts';
import type { Precondition, Write, WriteResult } from '../wire.ts';
import type { StoredDocument } from './document-store.ts';
import { emptyFields, getField, parseFieldPath, withField } from './field-paths.ts';
import { parseDocumentName } from './names.ts';
import { normalizeFields } from './normalize.ts';
import { normalizeTimestamp } from './timestamps.ts';
import { applyTransforms } from './transforms.ts';

/** What one write would do to its document. */
export interface Change {
  name: string;
  after: StoredDocument | undefined;
  result: WriteResult;
}

/** Name of the document that a write is about. */
export function targetOf(write: Write): string {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  if (!name) throw invalidArgument('A write must update, delete, verify or transform a document.');
  parseDocumentName(name);
  return name;
}

/**
 * Works out a write against the document as it is, without storing anything.
 * https://cloud.google.com/firestore/docs/reference/rest/v1/Write
 * @throws StatusError when the precondition does not hold or the data is not valid
 */
export function evaluateWrite(
  write: Write,
  before: StoredDocument | undefined,
  commitTime: string,
): Change {
  const name = targetOf(write);
  checkPrecondition(name, write.currentDocument, before);
  // A `verify` write only checks its precondition.
  if (write.verify) return { name, after: before, result: {} };
  if (write.delete) return { name, after: undefined, result: {} };
  const transforms = write.updateTransforms ?? write.transform?.fieldTransforms ?? [];
  const { fields, results } = applyTransforms(updatedFields(write, before), transforms, commitTime);
  // A write that changes nothing keeps the update time (WriteResult.update_time).
  const unchanged = before !== undefined && isDeepStrictEqual(before.fields, fields);
  const after = unchanged
    ? before
    : { name, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
  const transformResults = results.length > 0 ? { transformResults: results } : {};
  return {
    name,
    after,
    result: { updateTime: after.updateTime, ...transformResults },
  };
}

function updatedFields(write: Write, before: StoredDocument | undefined) {
  const current = before?.fields ?? emptyFields();
  if (!write.update) return current;
  const given = normalizeFields(write.update.fields);
  if (!write.updateMask) return given;
  // A masked field that the write does not carry is deleted.
  const merged = (write.updateMask.fieldPaths ?? []).reduce((fields, fieldPath) => {
    const path = parseFieldPath(fieldPath);
    return withField(fields, path, getField(given, path));
  }, current);
  return normalizeFields(merged);
}

function checkPrecondition(
  name: string,
  condition: Precondition | undefined,
  before: StoredDocument | undefined,
) {
  if (condition?.exists === true && !before)
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  if (condition?.exists === false && before)
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (condition?.updateTime === undefined) return;
  if (before?.updateTime !== normalizeTimestamp(condition.updateTime))
    throw new StatusError(
      'FAILED_PRECONDITION',
      `The stored version (${before?.updateTime ?? 'none'}) does not match the required base version (${condition.updateTime}): ${name}`,
    );
}
