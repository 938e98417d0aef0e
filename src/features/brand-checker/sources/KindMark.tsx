import type { SourceKind } from '#shared/entities/answer-source.ts';

/** Each kind has its own shape. */
const PATHS = {
  own: 'M0 0h11v11H0z',
  competitor: 'M0 0h11v11H0z',
  press: 'M0 1h11v1.5H0zM0 5h11v1.5H0zM0 9h7v1.5H0z',
  directory: 'M0 0h5v5H0zM6 0h5v5H6zM0 6h5v5H0zM6 6h5v5H6z',
  forum: 'M5.5 0a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11m0 1.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8z',
  reference: 'M0 0h4v11H0zM5.5 0h1.500v11H5.500zM8.500 0H11v11H8.500z',
  other: 'M0 4.750h11v1.500H0z',
} as const satisfies Record<SourceKind, string>;

/** The mark of a source's kind; decorative beside its word. */
export function KindMark({ kind }: { kind: SourceKind }) {
  return (
    <svg
      viewBox="0 0 11 11"
      aria-hidden="true"
      className={`size-[0.6875rem] shrink-0 ${kind === 'own' ? 'fill-signal' : 'fill-current'}`}
    >
      <path d={PATHS[kind]} />
    </svg>
  );
}
