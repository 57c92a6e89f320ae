// @vitest-environment jsdom
import { describePart } from "./conformance-of-all";

describePart(2, 3);
