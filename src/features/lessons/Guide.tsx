import { createElement, type ReactNode } from 'react';
import { CapturePicture } from '@/components/ui/CapturePicture';
import type { Dictionary } from '@/i18n/dictionaries';
import { localizedPath, type Locale } from '@/i18n/locales';
import { GUIDE_TAGS, type GuideElement, type GuideNode } from '#shared/entities/guide.ts';
import { CopyBox } from './CopyBox';
import { PracticeFile } from './PracticeFile';

interface GuideProps {
  nodes: readonly GuideNode[];
  locale: Locale;
  strings: Dictionary['lessons'];
}

/**
 * Renders a guide. Only the elements and attributes listed here are rendered, so no script can run.
 */
export function Guide({ nodes, locale, strings }: GuideProps) {
  const render = (list: readonly GuideNode[]): ReactNode[] =>
    // The index can be the key, because a guide does not change while it is shown.
    list.map((node, index) => {
      if (typeof node === 'string') return node;
      if ('picture' in node) {
        return <CapturePicture key={index} name={node.picture} locale={locale} alt={node.alt} />;
      }
      if ('file' in node) return <PracticeFile key={index} {...node} strings={strings} />;
      return element(node, index);
    });

  const element = ({ tag, id, href, children }: GuideElement, key: number): ReactNode => {
    if (!GUIDE_TAGS.includes(tag)) return null;
    if (tag === 'pre') return <CopyBox key={key} text={children.join('')} strings={strings} />;
    if (tag === 'table') {
      return (
        <div key={key} role="group" tabIndex={0} aria-label={strings.table}>
          <table>{render(children)}</table>
        </div>
      );
    }
    if (tag === 'details') {
      return (
        <details key={key}>
          <summary>{strings.answerKey}</summary>
          {render(children)}
        </details>
      );
    }
    const link = href?.startsWith('/') ? localizedPath(href, locale) : href;
    return createElement(tag, { key, id, href: link }, ...render(children));
  };

  return <div className="guide">{render(nodes)}</div>;
}
