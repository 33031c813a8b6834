/** `tel:` address of a phone number as written, with any spaces. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

export function mailHref(email: string): string {
  return `mailto:${email}`;
}

/** Address of a point on OpenStreetMap. */
export function mapHref({ lat, lng }: { readonly lat: number; readonly lng: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`;
}
