// @vitest-environment happy-dom
import { describePart } from "./conformance-of-all";

describePart(2, 3);
