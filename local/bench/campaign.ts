import { localPorts } from '../environment.ts';
import { signInDemo } from './members.ts';

/** The seed has no campaign for the Brand Checker to show. */
export async function addCampaign(api: string): Promise<void> {
  const cookie = await signInDemo(localPorts(), 'premium');
  const answer = await fetch(`${api}/brand-checker`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(api).origin, cookie },
    body: JSON.stringify({ action: 'create-campaign', name: 'Bench', brand: 'Bench' }),
  });
  if (!answer.ok) throw new Error(`The campaign could not be made: ${await answer.text()}`);
}
