import postcss, { AtRule, Rule, type Declaration, type Root } from 'postcss';

/** What the styles of one page say of one custom property. */
interface Property {
  settings: Declaration[];
  /** `var()` calls that read it. */
  reads: number;
  registration?: { rule: AtRule; initial: string | undefined };
}

/** `known: undefined` says that it has no value, so that what reads it takes its fallback. */
type Verdict = { known: string | undefined } | 'open';

const READ = /var\((--[\w-]+)/g;
const ROOT_SELECTOR = /^:root(\s*,\s*:host)?$/;
/** Bytes of `var()`, and of `:` and `;`. */
const READ_BYTES = 5;
const SETTING_BYTES = 2;

/**
 * Writes the values of custom properties where they are read, if these styles leave no doubt about
 * them: only `:root` sets them, or nothing does and they have their initial value or none.
 * Tailwind's utilities are full of such, since each may meet any other of the site; on one page few
 * do. Values that would make the styles longer stay as they are, properties that nothing reads go.
 *
 * No element may set a property itself; inline styles cannot, because of the content security policy.
 *
 * @param css the styles of a page, all of them
 * @param isScripted whether a script may set the property
 */
export function settleProperties(css: string, isScripted: (name: string) => boolean): string {
  const root = postcss.parse(css);
  let properties = propertiesIn(root);
  // A value may itself read another property, which can be settled then.
  while (settleOnce(root, properties, isScripted)) properties = propertiesIn(root);
  for (const { settings, reads, registration } of properties.values()) {
    if (reads > 0) continue;
    for (const setting of settings) setting.remove();
    registration?.rule.remove();
  }
  return root.toString();
}

function propertiesIn(root: Root): Map<string, Property> {
  const properties = new Map<string, Property>();
  const property = (name: string) => {
    const found = properties.get(name) ?? { settings: [], reads: 0 };
    properties.set(name, found);
    return found;
  };
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) property(declaration.prop).settings.push(declaration);
    for (const [, name = ''] of declaration.value.matchAll(READ)) property(name).reads += 1;
  });
  root.walkAtRules('property', (rule) => {
    let initial: string | undefined;
    rule.walkDecls('initial-value', ({ value }) => {
      initial = value;
    });
    property(rule.params).registration = { rule, initial };
  });
  return properties;
}

/** Whether anything changed. */
function settleOnce(
  root: Root,
  properties: ReadonlyMap<string, Property>,
  isScripted: (name: string) => boolean,
): boolean {
  const verdicts = new Map<string, Verdict>();
  for (const [name, property] of properties) {
    verdicts.set(name, isScripted(name) ? 'open' : verdictOn(name, property));
  }
  let hasChanged = false;
  root.walkDecls((declaration) => {
    const settled = withValues(declaration.value, verdicts);
    if (settled === declaration.value) return;
    declaration.value = settled;
    hasChanged = true;
  });
  return hasChanged;
}

function verdictOn(name: string, { settings, reads, registration }: Property): Verdict {
  const initial = registration?.initial;
  if (settings.every(({ value }) => value === initial)) return { known: initial };
  const [only, another] = settings;
  if (!only || another || registration || !isAlwaysOnRoot(only)) return 'open';
  // What it reads may differ between the root and where this is read.
  if (only.value.includes('var(')) return 'open';
  const longer = (only.value.length - name.length - READ_BYTES) * reads;
  return longer < name.length + only.value.length + SETTING_BYTES ? { known: only.value } : 'open';
}

/** Whether the setting holds for the whole page, in whatever state. */
function isAlwaysOnRoot({ parent: rule }: Declaration): boolean {
  if (!(rule instanceof Rule) || !ROOT_SELECTOR.test(rule.selector)) return false;
  let outer = rule.parent;
  while (outer instanceof AtRule && outer.name === 'layer') outer = outer.parent;
  return outer?.type === 'root';
}

/** The value with what is known of the properties that it reads. */
function withValues(value: string, verdicts: ReadonlyMap<string, Verdict>): string {
  let settled = '';
  let rest = value;
  for (let read = rest.search(READ); read >= 0; read = rest.search(READ)) {
    const end = endOfCall(rest, read);
    const [, name = '', fallback] =
      /^var\((--[\w-]+)\s*(?:,([\s\S]*))?\)$/.exec(rest.slice(read, end)) ?? [];
    const verdict = verdicts.get(name) ?? 'open';
    settled += rest.slice(0, read);
    rest = rest.slice(end);
    if (verdict === 'open') {
      const inner = fallback === undefined ? '' : `,${withValues(fallback, verdicts)}`;
      settled += `var(${name}${inner})`;
    } else if (verdict.known !== undefined) settled += verdict.known;
    else if (fallback !== undefined) settled += withValues(fallback.trim(), verdicts);
    else settled += `var(${name})`;
  }
  return settled + rest;
}

/** Where the call that starts at `start` ends. */
function endOfCall(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')' && --depth === 0) return index + 1;
  }
  return text.length;
}
