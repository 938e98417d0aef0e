import type { SERVICE_ICONS } from '@/content/schemas/service';

interface Pictogram {
  /** Filled with ink. */
  ink: string;
  /** Filled with the signal colour. */
  signal: string;
  /** Drawn as a line. */
  line?: string;
}

/** Pictograms made of the mark's bars on a 48 by 36 field, as SVG path data. */
export const PICTOGRAMS: Record<(typeof SERVICE_ICONS)[number], Pictogram> = {
  content: { ink: 'M0 0h14v6H0zm0 10h23v6H0zm0 10h34v6H0z', signal: 'M0 30h48v6H0z' },
  search: {
    ink: 'M9 16h4v6H9zm6-4h4v10h-4z',
    signal: 'M21 7h4v15h-4z',
    line: 'M31 15a14 14 0 1 1-28 0 14 14 0 0 1 28 0m-4 10 11 10',
  },
  campaign: { ink: 'M0 0h48v6H0zm8 10h32v6H8zm7 10h18v6H15z', signal: 'M20 30h8v6h-8z' },
  analytics: {
    ink: 'M0 27h8v9H0zm13-6h8v15h-8zm13 3h8v12h-8z',
    signal: 'M39 13h8v23h-8z',
    line: 'm4 19 13-6 13 4L44 2',
  },
  social: {
    ink: 'M12 15h5v5h-5zm8-4h5v9h-5z',
    signal: 'M28 6h5v14h-5z',
    line: 'M1 1h46v26H21l-9 8v-8H1z',
  },
  roadmap: {
    ink: 'M0 27h9v9H0zm13-9h9v9h-9zm13-9h9v9h-9z',
    signal: 'M39 0h9v9h-9z',
    line: 'M9 31h8v-4m5-5h8v-4m5-5h8V9',
  },
  workflow: {
    ink: 'M0 12h13v12H0zM35 0h13v12H35z',
    signal: 'M35 24h13v12H35z',
    line: 'M13 18h11m11-12H24v24h11',
  },
  agent: {
    ink: 'M21 0h6v5h-6zm-8 17h6v10h-6z',
    signal: 'M29 17h6v10h-6z',
    line: 'M24 5v4M4 9h40v26H4z',
  },
  leads: { ink: 'M0 15h5v6H0zm9-3h5v12H9zm9-3h5v18h-5z', signal: 'm27 2 21 16-21 16z' },
  mvp: {
    ink: 'M9 25h6v6H9zm8-4h6v10h-6zm8-4h6v14h-6z',
    signal: 'M33 13h6v18h-6z',
    line: 'M1 1h46v34H1zm0 7h46',
  },
  platform: { ink: 'M0 26h48v10H0zm7-13h34v10H7z', signal: 'M14 0h20v10H14z' },
  tools: {
    ink: 'M0 0h14v16H0zm17 0h14v16H17zM0 20h14v16H0zm17 0h14v16H17zm17 0h14v16H34z',
    signal: 'M34 0h14v16H34z',
  },
  prompting: {
    ink: 'M0 0h20v8H0zm24 0h12v8H24zM0 14h10v8H0zm14 0h28v8H14zM0 28h24v8H0z',
    signal: 'M28 26h4v10h-4z',
  },
  'marketing-tools': {
    ink: 'M0 0h10v10H0zm0 13h10v10H0zm13 0h10v10H13zM0 26h10v10H0zm13 0h10v10H13zm13 0h10v10H26zm13 0h9v10h-9zm0-13h9v10h-9z',
    signal: 'M39 0h9v10h-9z',
  },
  operations: {
    ink: 'M2 19h12v12H2zm16 0h12v12H18z',
    signal: 'M34 19h12v12H34z',
    line: 'M0 35h48M6 8h34m-7-7 7 7-7 7',
  },
  talk: {
    ink: 'M0 28h9v8H0zm13-2h9v10h-9zm13 2h9v8h-9zm13-2h9v10h-9z',
    signal: 'M15 7h18v7H15z',
    line: 'M7 1h34v19H7z',
  },
};
