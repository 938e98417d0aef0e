import { endOf, type EventTime } from './events.ts';

interface CalendarEvent extends EventTime {
  id: string;
  title: string;
  text: string;
  /** Where it can be joined. */
  url: string;
}

/** Longest line without its end, in octets (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/**
 * A calendar file with one event (RFC 5545). The same event always has the same UID, so that a file that
 * is opened again changes the entry instead of adding one.
 *
 * @param now when the file is made
 * @param host part of the UID that makes it ours
 */
export function calendarFile(event: CalendarEvent, now: Date, host: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Live Q&A//EN`,
    'BEGIN:VEVENT',
    `UID:${event.id}@${host}`,
    `DTSTAMP:${stamp(now.getTime())}`,
    `DTSTART:${stamp(Date.parse(event.starts_at))}`,
    `DTEND:${stamp(endOf(event))}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261217T160000Z` */
function stamp(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** TEXT of RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Long lines go on in lines that begin with a space; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > MAX_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
