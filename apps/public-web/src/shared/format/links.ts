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

/** Address of the place in a map: its point, or a search for its address where the point is not known. */
export function placeHref(place: {
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
}): string {
  if (place.coordinates) return mapHref(place.coordinates);
  const query = `${place.address}, ${place.postalCode} ${place.city}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}

/** Address of a WhatsApp chat with a message that the visitor may change before sending it. @param number with country code */
export function chatHref(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}
