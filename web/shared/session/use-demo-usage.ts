import { useEffect, useState } from 'react';
import { fetchUser } from './account-requests.ts';
import { demoUsage } from './demo-usage.ts';
import { heldDemo } from './anonymous.ts';

/** What the demo has used: as the server counts it once a question was asked, until then what was opened in this tab. */
export function useDemoUsage() {
  const [usage, setUsage] = useState(demoUsage);
  useEffect(() => {
    const token = heldDemo();
    if (token === null) return;
    let isWanted = true;
    void fetchUser(token).then((found) => {
      if (!isWanted || typeof found === 'string') return;
      // Its one case is the example.
      const { chat, documents, cases } = found.user.usage;
      setUsage({ chat, documents, cases: Math.max(1, cases) });
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return usage;
}
