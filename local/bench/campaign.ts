import { localPorts } from '../environment.ts';
import { localApi } from '../seed/local-api.ts';
import { signInDemo } from './members.ts';

/** The seed has no campaign for the Brand Checker to show. */
export async function addCampaign(): Promise<void> {
  const ports = localPorts();
  const campaign = { action: 'create-campaign', name: 'Bench', brand_name: 'Bench' } as const;
  await localApi(ports).brandChecker(await signInDemo(ports, 'premium'), campaign);
}
