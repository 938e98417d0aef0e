import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 shrink-0 fill-none stroke-current stroke-[1.6]"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function LockIcon() {
  return (
    <Icon>
      <path d="M3.5 7.25h9v6.5h-9zM5.25 7.25V5a2.75 2.75 0 0 1 5.5 0v2.25" />
    </Icon>
  );
}

export function BackIcon() {
  return (
    <Icon>
      <path d="M15 8H2m5-5L2 8l5 5" />
    </Icon>
  );
}

export function ArrowIcon() {
  return (
    <Icon>
      <path d="M1 8h13M9 3l5 5-5 5" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m3 8.5 3.25 3.25L13 4.75" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m3.5 6 4.5 4.5L12.5 6" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </Icon>
  );
}

/** Opens something whole. */
export function ExpandIcon() {
  return (
    <Icon>
      <path d="M9.5 2.5h4v4m0-4-4.75 4.75M6.5 13.5h-4v-4m0 4 4.75-4.75" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M8 2v8.5M4.25 7 8 10.75 11.75 7M2.5 13.75h11" />
    </Icon>
  );
}

/** Filled in a button with `aria-pressed`. */
export function StarIcon() {
  return (
    <Icon>
      <path
        className="in-aria-pressed:fill-current"
        d="m8 1.9 1.9 3.85 4.25.62-3.08 3 .73 4.23L8 11.6l-3.8 2 .73-4.23-3.08-3 4.25-.62z"
      />
    </Icon>
  );
}
