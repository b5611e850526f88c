package io.pgtrek.catalog.type;

/** What a mapping may do to values. */
public enum Lossiness {
    /** Every value arrives as it was. */
    EXACT,
    /** Every value arrives as it was in a type that admits more. */
    WIDER,
    /** Some values change under a stated policy, and each change is counted. */
    POLICY,
    /** Some values cannot be held: such a row is rejected. */
    MAY_REJECT
}
