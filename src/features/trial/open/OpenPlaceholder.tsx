/** As high as the open prompts and lesson, so that what is below does not move. */
export function OpenPlaceholder() {
  return <div className="min-h-242 sm:min-h-148 xl:min-h-128" />;
}
