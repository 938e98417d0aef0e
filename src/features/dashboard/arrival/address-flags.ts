import { isPreviewedTool, type PreviewedTool } from '#shared/entities/tool.ts';

/** Flags in the dashboard's address (product 7.7). */
export interface AddressFlags {
  showPayment: boolean;
  /** The locked tool that is shown before the order. */
  tool: PreviewedTool | null;
  /** The member returns from a paid checkout. */
  welcome: boolean;
  firstTime: boolean;
  cancelled: boolean;
}

/** Reads the flags of the dashboard's address. */
export function readAddressFlags(search: string): AddressFlags {
  const parameters = new URLSearchParams(search);
  const tool = parameters.get('tool');
  const isSet = (name: string) => parameters.get(name) === 'true';
  return {
    showPayment: isSet('showPayment'),
    tool: isPreviewedTool(tool) ? tool : null,
    welcome: isSet('welcome'),
    firstTime: isSet('first_time'),
    cancelled: isSet('cancelled'),
  };
}

/** Removes flags from the address without a new history entry. */
export function clearFlags(...names: string[]): void {
  const address = new URL(location.href);
  for (const name of names) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
