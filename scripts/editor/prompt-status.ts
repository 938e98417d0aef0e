import { type ContentFile, lineOf } from '#src/integrations/content-checks/content-file.ts';

/** "Schreib" for "Schreibe": right in speech, unsteady in a list of instructions. */
const SHORT_IMPERATIVE =
  /\b(?:Fass|Frag|Füg|Kürz|Leg|Mach|Markier|Nenn|Ordn|Prüf|Sag|Schlag|Schließ|Schreib|Setz|Stell|Streich|Such|Wähl|Zähl|Zeig|Zieh)\b(?=[ ,:])/iu;

interface Place {
  file: ContentFile;
  index: number;
  /** As it is written; the schema has not seen it yet. */
  value: Record<string, unknown>;
}

/** Where prompts do not fit together, or their languages differ, one line for each finding. */
export function unfinishedPrompts(files: readonly ContentFile[]): string[] {
  const places = files.filter(({ collection }) => collection === 'prompts').flatMap(placesOf);
  const ids = new Set(places.map(({ value }) => value['id']));
  const english = new Map(
    places.filter(({ file }) => file.locale === 'en').map((place) => [place.value['id'], place]),
  );
  return places.flatMap((place) => {
    const own = unknownIds(place, ids);
    if (place.file.locale === 'en') return own;
    return [
      ...own,
      ...differences(place, english.get(place.value['id'])),
      ...shortImperatives(place),
    ];
  });
}

function placesOf(file: ContentFile): Place[] {
  const { prompts } = (file.data.toJS() ?? {}) as { prompts?: Record<string, unknown>[] };
  return (prompts ?? []).map((value, index) => ({ file, index, value }));
}

function finding(
  { file, index, value }: Place,
  path: readonly PropertyKey[],
  text: string,
): string {
  return `${file.path}:${lineOf(file, ['prompts', index, ...path])} "${String(value['id'])}" ${text}`;
}

function unknownIds(place: Place, ids: ReadonlySet<unknown>): string[] {
  return listOf(place.value['next'])
    .filter((id) => !ids.has(id))
    .map((id) => finding(place, ['next'], `names "${String(id)}" as next, which no file has`));
}

/** What both languages must have alike, since they are one prompt. */
function differences(place: Place, english: Place | undefined): string[] {
  if (!english) return [];
  const shapes: Record<string, (value: Record<string, unknown>) => unknown> = {
    model: ({ model }) => model,
    medium: ({ medium }) => medium,
    tags: ({ tags }) => tags,
    next: ({ next }) => next,
    variables: ({ variables }) => listOf(variables).length,
    untrusted: ({ variables }) =>
      listOf(variables).map((each) => (each as Record<string, unknown>)['untrusted'] === true),
    types: ({ variables }) =>
      listOf(variables).map((each) => (each as Record<string, unknown>)['type'] ?? null),
    steps: ({ steps }) => listOf(steps).length,
  };
  return Object.entries(shapes)
    .filter(
      ([, shape]) => JSON.stringify(shape(place.value)) !== JSON.stringify(shape(english.value)),
    )
    .map(([field]) => finding(place, [field], `differs from English in ${field}`));
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function shortImperatives(place: Place): string[] {
  const texts = [
    place.value['content'],
    ...listOf(place.value['steps']).map((step) => (step as Record<string, unknown>)['content']),
  ];
  const word = SHORT_IMPERATIVE.exec(texts.join('\n'))?.[0];
  return word
    ? [finding(place, ['content'], `contains "${word}"; write the full form, "${word}e"`)]
    : [];
}
