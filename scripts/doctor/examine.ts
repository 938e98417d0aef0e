import { brandPlatformIds } from '#shared/entities/brand-platform.ts';
import { pickPlan } from '#shared/rules/plan-picker.ts';
import { checkExemptions, checkIndexes, checkRules, checkTimeToLive } from './check-firestore.ts';
import { checkHealth, checkMail, checkModel, checkSession } from './check-service.ts';
import { checkSettings } from './check-settings.ts';
import { checkPlan, checkWebhook } from './check-stripe.ts';
import { bad, type Finding } from './finding.ts';
import type { DeployedFirestore, DoctorPorts, Wanted } from './ports.ts';

interface Check {
  name: string;
  run: () => Promise<Finding[]>;
}

/** Every check, in the order of the report. What cannot be asked is a finding too. */
export async function examine(ports: DoctorPorts, wanted: Wanted): Promise<Finding[]> {
  const checks: Check[] = [
    {
      name: 'the settings',
      run: async () => checkSettings(await ports.settings(), ports),
    },
    {
      name: 'Stripe’s webhook',
      run: async () => checkWebhook(await ports.webhookEndpoints(), ports.webhookAddress),
    },
    { name: 'the plan on sale', run: () => examinePlan(ports) },
    ...(ports.firestore === null ? [] : firestoreChecks(ports.firestore, wanted)),
    { name: 'the mail queue', run: async () => checkMail(await ports.mails(), new Date()) },
    ...brandPlatformIds.map((platform) => ({
      name: `the model of ${platform}`,
      run: async () => [checkModel(platform, await ports.askModel(platform))],
    })),
    {
      name: 'the session',
      run: async () => [checkSession(await ports.trySession())],
    },
    {
      name: 'the health check',
      run: async () => [checkHealth(ports.healthAddress, await ports.health())],
    },
  ];
  const findings: Finding[] = [];
  // One after another: a person reads why the first one failed.
  for (const check of checks) findings.push(...(await runCheck(check)));
  return findings;
}

function firestoreChecks(deployed: DeployedFirestore, wanted: Wanted): Check[] {
  return [
    {
      name: 'the indexes',
      run: async () => checkIndexes(wanted.indexes, await deployed.indexes()),
    },
    {
      name: 'fields and time-to-live policies',
      run: async () => {
        const fields = await deployed.fields();
        return [...checkExemptions(wanted.fields, fields), ...checkTimeToLive(fields)];
      },
    },
    { name: 'the rules', run: async () => checkRules(wanted.rules, await deployed.rules()) },
  ];
}

async function examinePlan(ports: DoctorPorts): Promise<Finding[]> {
  const plans = await ports.plans();
  const id = pickPlan(plans)?.stripe_price_id ?? null;
  const price = id === null ? null : await ports.price(id);
  return checkPlan(plans, () => price);
}

async function runCheck({ name, run }: Check): Promise<Finding[]> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const todo =
      'See that you are signed in (gcloud auth application-default login), may read this project, and that what is asked is switched on.';
    return [bad(`${name} could not be looked at: ${reason}`, todo)];
  }
}

/** The report, a line for each finding and one for what to do. */
export function reportLines(findings: readonly Finding[]): string[] {
  const wrong = findings.filter(({ ok }) => !ok).length;
  return [
    ...findings.flatMap(({ ok, what, todo }) => [
      `${ok ? 'ok   ' : 'WRONG'} ${what}.`,
      ...(todo === undefined ? [] : [`      ${todo}`]),
    ]),
    wrong === 0 ? 'Everything is as it should be.' : `${wrong} to mend.`,
  ];
}
