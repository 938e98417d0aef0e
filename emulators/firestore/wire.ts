/**
 * The parts of google.firestore.v1 that the store speaks, in proto3 JSON form: gRPC is converted to it,
 * and saved state is written in it.
 * https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.documents
 */

/** JSON has no words for these numbers, so proto3 JSON writes them as strings. */
export type SpecialDouble = 'NaN' | 'Infinity' | '-Infinity' | '-0';

export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  /** 64 bits, hence a string. */
  | { integerValue: string }
  | { doubleValue: number | SpecialDouble }
  /** UTC, always six decimals once stored, so that text order is time order. */
  | { timestampValue: string }
  | { stringValue: string }
  /** Base64. */
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values?: Value[] } }
  | { mapValue: { fields?: Fields } };

export type Fields = Record<string, Value>;

/** `name` is the full resource name, `projects/p/databases/d/documents/users/ada`. */
export interface Document {
  name: string;
  fields?: Fields;
  createTime?: string;
  updateTime?: string;
}

export interface Precondition {
  exists?: boolean;
  updateTime?: string;
}

export type FieldTransform = { fieldPath: string } & {
  setToServerValue?: 'REQUEST_TIME' | 'SERVER_VALUE_UNSPECIFIED';
  increment?: Value;
  maximum?: Value;
  minimum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
};

export interface DocumentMask {
  fieldPaths?: string[];
}

export interface Write {
  update?: Document;
  delete?: string;
  verify?: string;
  transform?: { document: string; fieldTransforms?: FieldTransform[] };
  updateMask?: DocumentMask;
  updateTransforms?: FieldTransform[];
  currentDocument?: Precondition;
}

export interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

export interface FieldReference {
  fieldPath: string;
}

export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'IN'
  | 'ARRAY_CONTAINS_ANY'
  | 'NOT_IN';

export type UnaryOperator = 'IS_NAN' | 'IS_NULL' | 'IS_NOT_NAN' | 'IS_NOT_NULL';

export interface Filter {
  compositeFilter?: { op: 'AND' | 'OR'; filters?: Filter[] };
  fieldFilter?: { field: FieldReference; op: FieldOperator; value: Value };
  unaryFilter?: { field: FieldReference; op: UnaryOperator };
}

export interface Cursor {
  values?: Value[];
  before?: boolean;
}

export interface Order {
  field: FieldReference;
  direction?: 'ASCENDING' | 'DESCENDING' | 'DIRECTION_UNSPECIFIED';
}

export interface StructuredQuery {
  select?: { fields?: FieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: Order[];
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: number;
  findNearest?: unknown;
}

export interface Aggregation {
  alias?: string;
  count?: { upTo?: string };
  sum?: { field: FieldReference };
  avg?: { field: FieldReference };
}

export interface TransactionOptions {
  readOnly?: { readTime?: string };
  readWrite?: { retryTransaction?: string };
}

/** What a read may be bound to; `transaction` is base64. */
export interface Consistency {
  transaction?: string;
  newTransaction?: TransactionOptions;
  readTime?: string;
}
