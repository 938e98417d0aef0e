import { logWarning } from '../log.ts';
import { stripeReport, type StripeReport } from '../mail/operator.ts';
import { sendMailOnce, type KeyedMail } from '../stores/outgoing-mail.ts';

/** A report as an e-mail that goes out once, however often the state is found. */
export function operatorReport(report: StripeReport): KeyedMail {
  return { key: `${report.kind}-${report.objectId}`, mail: stripeReport(report) };
}

/** Tells the operator about a state at Stripe that is left to a person and stored nowhere with us. */
export async function reportToOperator(report: StripeReport): Promise<void> {
  const { kind, objectId, uid } = report;
  logWarning('left to a person', { kind, object_id: objectId, uid });
  await sendMailOnce([operatorReport(report)], new Date());
}
