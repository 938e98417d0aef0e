import { z } from 'zod';

const textSchema = z.object({ stringValue: z.string() });

/** Answer of Firestore's `runQuery`; without a document where nothing matched. */
const rowsSchema = z.array(
  z.object({
    document: z
      .object({
        createTime: z.string(),
        fields: z.object({
          to: z.object({ arrayValue: z.object({ values: z.array(textSchema) }) }),
          message: z.object({
            mapValue: z.object({ fields: z.object({ subject: textSchema, text: textSchema }) }),
          }),
        }),
      })
      .optional(),
  }),
);

const NEWEST = 50;

/** An e-mail that the functions have written into `mail` for sending. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
}

/** What the functions have written, newest first; read past the rules, as the emulators' owner. */
export async function readOutgoingMail(documentsUrl: string): Promise<OutgoingMail[]> {
  const response = await fetch(`${documentsUrl}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'mail' }] } }),
  });
  if (!response.ok) throw new Error(`No mail: ${await response.text()}`);
  return rowsSchema
    .parse(await response.json())
    .flatMap(({ document }) => (document === undefined ? [] : [document]))
    .sort((a, b) => b.createTime.localeCompare(a.createTime))
    .slice(0, NEWEST)
    .map(({ fields: { to, message } }) => ({
      to: to.arrayValue.values.map(({ stringValue }) => stringValue).join(', '),
      subject: message.mapValue.fields.subject.stringValue,
      text: message.mapValue.fields.text.stringValue,
    }));
}
