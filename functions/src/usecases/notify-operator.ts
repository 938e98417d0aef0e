import { logWarning } from '../log.ts';
import { stripeReport, type StripeReport } from '../mail/operator.ts';
import { sendMailOnce, type KeyedMail } from '../stores/outgoing-mail.ts';

/** The e-mail of a report, keyed by kind and object, so that it is sent once for each state. */
export function operatorNotification(report: StripeReport): KeyedMail {
  return { key: `${report.kind}-${report.objectId}`, mail: stripeReport(report) };
}

/**
 * Logs a state at Stripe that a person has to deal with, and queues one e-mail about it to the operator
 * (product 10.7). Nothing else of it is stored.
 */
export async function notifyOperator(report: StripeReport): Promise<void> {
  const { kind, objectId, uid } = report;
  logWarning('left to a person', { kind, object_id: objectId, uid });
  await sendMailOnce([operatorNotification(report)], new Date());
}
