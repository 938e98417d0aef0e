import { useStore } from '@nanostores/react';
import { fill } from '@/i18n/fill';
import { SOURCE_KINDS, type SourceKind } from '#shared/entities/answer-source.ts';
import { $setSourceKind } from '../figures/figures-store';
import type { CheckerStrings } from '../strings';
import { KindMark } from './KindMark';

interface KindSelectProps {
  campaignId: string;
  domain: string;
  kind: SourceKind;
  strings: CheckerStrings;
}

/** The kind of a source, which the member may correct. */
export function KindSelect({ campaignId, domain, kind, strings }: KindSelectProps) {
  const { mutate } = useStore($setSourceKind);
  const { kinds, kindOf } = strings.sources;
  return (
    <span className="inline-flex items-center gap-2">
      <KindMark kind={kind} />
      <select
        aria-label={fill(kindOf, { domain })}
        value={kind}
        onChange={({ target }) => {
          const chosen = SOURCE_KINDS.find((known) => known === target.value);
          if (chosen) void mutate({ campaignId, domain, kind: chosen });
        }}
        className="min-h-8 cursor-pointer rounded-sm border border-transparent bg-transparent pr-1 hover:border-line"
      >
        {SOURCE_KINDS.map((known) => (
          <option key={known} value={known}>
            {kinds[known]}
          </option>
        ))}
      </select>
    </span>
  );
}
