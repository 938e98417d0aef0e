import grpc from '@grpc/grpc-js';
import type protobuf from 'protobufjs';
import { GRPC_CODES, StatusError, toStatusError } from '../errors.ts';
import type { Faults } from '../faults.ts';
import type { FirestoreService } from '../service.ts';
import type { UsageMeter } from '../usage.ts';
import { decode, encode, firestoreService } from './proto-json.ts';

/** Requests of the Admin SDK's batches can be larger than gRPC's default of 4 MB. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;

type Call = (request: never) => object | Promise<object>;

/**
 * The calls of the Admin SDK; no rules apply, as for any server client. Calls that are not named here
 * (Listen, Write, PartitionQuery, ExecutePipeline) are answered UNIMPLEMENTED.
 */
export function createGrpcServer(
  service: FirestoreService,
  faults: Faults,
  usage: UsageMeter,
): grpc.Server {
  const calls: Record<string, Call> = {
    GetDocument: service.getDocument.bind(service),
    ListDocuments: service.listDocuments.bind(service),
    BatchGetDocuments: service.batchGetDocuments.bind(service),
    BeginTransaction: service.beginTransaction.bind(service),
    Commit: service.commit.bind(service),
    Rollback: service.rollback.bind(service),
    RunQuery: service.runQuery.bind(service),
    RunAggregationQuery: service.runAggregationQuery.bind(service),
    ListCollectionIds: service.listCollectionIds.bind(service),
    BatchWrite: service.batchWrite.bind(service),
  };
  const server = new grpc.Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
  });
  const definition: Record<string, grpc.MethodDefinition<object, object>> = {};
  const handlers: grpc.UntypedServiceImplementation = {};
  for (const method of firestoreService.methodsArray) {
    const call = calls[method.name] ?? refuse(method.name);
    definition[method.name] = methodDefinition(method);
    const answer = async (request: object) => {
      faults.beforeCall(method.name, request);
      const response = await call(request as never);
      usage.add(method.name, request, response);
      return response;
    };
    handlers[method.name] = method.responseStream ? streamHandler(answer) : unaryHandler(answer);
  }
  server.addService(definition, handlers);
  return server;
}

function refuse(method: string): Call {
  return () => {
    throw new StatusError('UNIMPLEMENTED', `${method} is not available locally.`);
  };
}

function methodDefinition(method: protobuf.Method): grpc.MethodDefinition<object, object> {
  const { resolvedRequestType: request, resolvedResponseType: response } = method;
  if (!request || !response) throw new Error(`Unresolved types of ${method.name}`);
  return {
    path: `/google.firestore.v1.Firestore/${method.name}`,
    requestStream: method.requestStream ?? false,
    responseStream: method.responseStream ?? false,
    requestSerialize: (message) => encode(request, message),
    requestDeserialize: (bytes) => decode(request, bytes) as object,
    responseSerialize: (message) => encode(response, message),
    responseDeserialize: (bytes) => decode(response, bytes) as object,
  };
}

function unaryHandler(
  answer: (request: object) => Promise<object>,
): grpc.handleUnaryCall<object, object> {
  return (call, callback) => {
    answer(call.request).then(
      (response) => {
        callback(null, response);
      },
      (error: unknown) => {
        callback(toServiceError(error));
      },
    );
  };
}

function streamHandler(
  answer: (request: object) => Promise<object>,
): grpc.handleServerStreamingCall<object, object> {
  return (call) => {
    answer(call.request).then(
      (responses) => {
        for (const response of responses as object[]) call.write(response);
        call.end();
      },
      (error: unknown) => {
        // Without headers the Admin SDK takes a refusal for a lost request and asks again for seconds.
        call.sendMetadata(new grpc.Metadata());
        call.emit('error', toServiceError(error));
      },
    );
  };
}

function toServiceError(error: unknown): Partial<grpc.StatusObject> & Error {
  const { status, message } = toStatusError(error);
  return Object.assign(new Error(message), {
    code: GRPC_CODES[status] as grpc.status,
    details: message,
  });
}
