// @vitest-environment jsdom
import { describePart } from "./conformance-of-all";

describePart(0, 3);
