/**
 * The versions that a new project starts with: those that Tillhouse itself is tested with. A test compares them with the
 * workspace's own.
 */
export const packageVersions = {
  "@tanstack/react-query": "^5.108.0",
  "@testing-library/dom": "^10.4.2",
  "@testing-library/react": "^16.3.3",
  "@types/react": "^18.3.31",
  "@types/react-dom": "^18.3.7",
  "lucide-react": "^1.75.0",
  jsdom: "^27.3.0",
  react: "^18.3.1",
  "react-dom": "^18.3.1",
  "react-router-dom": "^6.30.6",
  typescript: "^7.0.2",
  vitest: "^4.1.12",
} as const;
