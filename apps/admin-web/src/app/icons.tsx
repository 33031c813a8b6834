import type { ReactNode } from 'react';

/** Icons of the sections, which have their labels beside them. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function TodayIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
    </Icon>
  );
}

export function QuotesIcon() {
  return (
    <Icon>
      <path d="M4 6h16v12H4zM4 7l8 6 8-6" />
    </Icon>
  );
}

export function PricesIcon() {
  return (
    <Icon>
      <path d="M18 6.5A7 7 0 1 0 18 17.5M3.5 10.5h9M3.5 13.5h8" />
    </Icon>
  );
}

export function RoomsIcon() {
  return (
    <Icon>
      <path d="M3 19V6M3 15h18v4M21 15v-1a4 4 0 0 0-4-4h-6v5" />
      <circle cx="7" cy="11" r="2" />
    </Icon>
  );
}

export function PropertyIcon() {
  return (
    <Icon>
      <path d="M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5" />
    </Icon>
  );
}

export function ReviewsIcon() {
  return (
    <Icon>
      <path d="m12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8L7 19l1.1-5.5L4 9.7 9.6 9z" />
    </Icon>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h11M19 17h1" />
      <circle cx="15" cy="7" r="2" />
      <circle cx="9" cy="12" r="2" />
      <circle cx="17" cy="17" r="2" />
    </Icon>
  );
}

export function GalleriesIcon() {
  return (
    <Icon>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="m4 16 5-5 4 4 2.5-2.5L20 17" />
      <circle cx="15.5" cy="9" r="1.3" />
    </Icon>
  );
}

export function BreakfastIcon() {
  return (
    <Icon>
      <path d="M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10h1.5a2.5 2.5 0 0 1 0 5H16M8.5 3v2.5M12 3v2.5" />
    </Icon>
  );
}

export function ContentIcon() {
  return (
    <Icon>
      <path d="M4 5h16v14H4zM4 9h16M7.5 12.5h6M7.5 15.5h4M16 12.5v3" />
    </Icon>
  );
}

export function EventsIcon() {
  return (
    <Icon>
      <path d="M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4M12 13v4M10 15h4" />
    </Icon>
  );
}

export function AccountIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </Icon>
  );
}

export function GuideIcon() {
  return (
    <Icon>
      <path d="M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20" />
    </Icon>
  );
}

export function MoreIcon() {
  return (
    <Icon>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
    </Icon>
  );
}
