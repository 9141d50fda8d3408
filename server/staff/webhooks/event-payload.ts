/** An event as its row has it. */
export interface StoredEvent {
  eventId: string;
  eventType: string;
  occurredAt: Date | string;
  data: Record<string, unknown>;
}

const PREFIX = 'msg_';

/** Returns the id of an event in `webhook-id` and in the API. */
export const publicId = (eventId: string): string => PREFIX + eventId.replaceAll('-', '');

/** Returns the stored id of an event, in hexadecimal digits. Null if the text is not the id of an event. */
export const storedId = (id: string): string | null => /^msg_([\da-f]{32})$/.exec(id)?.[1] ?? null;

/** Returns the body that is sent. It has the id and version of the record, and the receiver reads the rest. */
export const bodyOf = ({ eventType, occurredAt, data }: StoredEvent): string =>
  JSON.stringify({ type: eventType, timestamp: new Date(occurredAt).toISOString(), data });
