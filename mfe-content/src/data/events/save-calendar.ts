import { calendarFile, calendarFileName, westAfrica } from './calendar-file.ts';
import type { NetworkEvent } from './event.ts';

export function saveCalendar(event: NetworkEvent, path: string): void {
  const { id, title, description, location, address, date, start, end, isLocal } = event;
  const text = calendarFile({
    id,
    title,
    description,
    location: address ? `${location} (${address})` : location,
    url: new URL(path, window.location.origin).href,
    date,
    start,
    end,
    // The zone of an event that the member created is not known.
    zone: isLocal ? null : westAfrica,
  });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = calendarFileName(title);
  link.click();
  // After this delay the browser has read the URL.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
