import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { StoredBrandCampaign } from '#shared/entities/brand-campaign.ts';
import { brandMatrixSchema, type BrandMatrix } from '#shared/entities/brand-matrix.ts';
import { brandMonthSchema, type BrandMonth } from '#shared/entities/brand-month.ts';
import type { UnlistedTest } from '#shared/entities/prompt-test.ts';
import { addToMatrix, emptyMatrix } from '#shared/rules/brand-matrix.ts';
import { addToMonth, emptyMonth, monthOf } from '#shared/rules/brand-months.ts';
import { monthsOf, type FigurePeriod } from '#shared/rules/figure-period.ts';
import { database, readRow, readRows } from './database.ts';

const MONTHS = 'brand_months';

function matrixRef(db: Firestore, campaignId: string): DocumentReference {
  return db.collection('brand_matrix').doc(campaignId);
}

function monthRef(db: Firestore, campaignId: string, month: string): DocumentReference {
  return db.collection(MONTHS).doc(`${campaignId}_${month}`);
}

type Owner = Pick<StoredBrandCampaign, 'id' | 'user_id'>;

/**
 * The matrix and the months of a period, in one round trip of five documents at most. The campaign must
 * be known to be the member's.
 */
export async function readFigures(
  campaign: Owner,
  period: FigurePeriod,
): Promise<{ matrix: BrandMatrix; months: BrandMonth[] }> {
  const db = await database();
  const refs = monthsOf(period).map((month) => monthRef(db, campaign.id, month));
  const [matrix, ...months] = await db.getAll(matrixRef(db, campaign.id), ...refs);
  return {
    matrix: (matrix && readRow(brandMatrixSchema, matrix)) ?? emptyMatrix(campaign),
    months: readRows(brandMonthSchema, months),
  };
}

/** The months of a period, four documents at most. */
export async function readMonths(campaign: Owner, period: FigurePeriod): Promise<BrandMonth[]> {
  const db = await database();
  const refs = monthsOf(period).map((month) => monthRef(db, campaign.id, month));
  return readRows(brandMonthSchema, await db.getAll(...refs));
}

/**
 * Reads what new answers count in, within a transaction that writes nothing before.
 *
 * @returns counts them
 */
export async function planFigures(
  transaction: Transaction,
  db: Firestore,
  campaign: StoredBrandCampaign,
  rows: readonly UnlistedTest[],
): Promise<(names: readonly string[]) => void> {
  const names = [...new Set(rows.map(monthOf))].sort();
  const refs = names.map((month) => monthRef(db, campaign.id, month));
  const [matrixRow, ...monthRows] = await transaction.getAll(matrixRef(db, campaign.id), ...refs);
  const matrix = (matrixRow && readRow(brandMatrixSchema, matrixRow)) ?? emptyMatrix(campaign);
  return (competitors) => {
    transaction.set(matrixRef(db, campaign.id), addToMatrix(matrix, rows));
    const counted = { ...campaign, names: competitors };
    refs.forEach((ref, index) => {
      const row = monthRows[index];
      const known = (row && readRow(brandMonthSchema, row)) ?? null;
      const month = known ?? emptyMonth(campaign, names[index] ?? '');
      transaction.set(ref, addToMonth(month, rows, counted));
    });
  };
}

/**
 * Finds a campaign’s matrix and months, within a transaction that writes nothing before.
 *
 * @returns deletes them
 */
export async function planFiguresEnd(
  transaction: Transaction,
  db: Firestore,
  { id, user_id }: Owner,
): Promise<() => void> {
  const months = db
    .collection(MONTHS)
    .where('user_id', '==', user_id)
    .where('campaign_id', '==', id)
    .select();
  const { docs } = await transaction.get(months);
  return () => {
    transaction.delete(matrixRef(db, id));
    for (const { ref } of docs) transaction.delete(ref);
  };
}
