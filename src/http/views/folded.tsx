import type { ComponentChildren } from 'preact';

/** What is shown on demand. */
export const Folded = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <details>
    <summary>{title}</summary>
    {children}
  </details>
);
